// Verifiable chance: shows the hash of the seed from the start and the seed at the end, and checks that they match.
import { useEffect, useState } from "preact/hooks";
import { useTexts } from "../i18n";
import type { TableInfo } from "../protocol";
import { Dialog } from "../shell/Dialog";
import { Icon } from "../ui/Icon";

export function Sealed({ table }: { table: TableInfo }) {
  const texts = useTexts();
  const [open, set] = useState(false);
  return (
    <>
      <p class="sealed">
        <Icon name="seal" />
        <span>
          {texts.ui(table.seed ? "chance-opened" : "chance-sealed")} <code>{short(table.seed ?? table.seed_hash)}</code>
        </span>
        <button type="button" class="link" onClick={() => set(true)}>
          {texts.ui("verify")}
        </button>
      </p>
      {open && (
        <Dialog title={texts.ui("verify-title")} onClose={() => set(false)}>
          <p>{texts.ui("verify-how")}</p>
          <dl class="seed">
            <dt>{texts.ui("seed-hash")}</dt>
            <dd>
              <code>{table.seed_hash}</code>
            </dd>
            <dt>{texts.ui("seed")}</dt>
            <dd>{table.seed ? <code>{table.seed}</code> : texts.ui("seed-later")}</dd>
          </dl>
          {table.seed && <Check seed={table.seed} hash={table.seed_hash} />}
        </Dialog>
      )}
    </>
  );
}

/** The hash is the SHA-256 of the seed's bytes; the browser computes it again. */
function Check({ seed, hash }: { seed: string; hash: string }) {
  const texts = useTexts();
  const [holds, set] = useState<boolean | null>(null);
  useEffect(() => {
    // Browsers compute hashes in secure contexts only; elsewhere the reader has to do it.
    void sha256(seed)?.then((computed) => set(computed === hash));
  }, [seed, hash]);
  if (holds === null) return null;
  return <p class={holds ? "holds" : "fails"}>{texts.ui(holds ? "seed-holds" : "seed-fails")}</p>;
}

function sha256(seed: string): Promise<string> | undefined {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  return crypto.subtle?.digest("SHA-256", bytes).then((digest) => {
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  });
}

/** The first twelve digits, in fours. */
function short(hex: string): string {
  return (hex.slice(0, 12).match(/.{1,4}/g) ?? []).join(" ");
}
