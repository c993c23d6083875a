// Short sounds, made without files.

const TONES = { turn: [523, 659], "low-time": [880, 880], nudge: [659, 523, 659], end: [523, 392] } as const;

let context: AudioContext | null = null;

export function play(name: keyof typeof TONES): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  TONES[name].forEach((frequency, index) => {
    if (!context) return;
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0.1 });
    tone.connect(volume).connect(context.destination);
    tone.start(start + index * 0.16);
    tone.stop(start + index * 0.16 + 0.12);
  });
}
