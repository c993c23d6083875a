# Coach in Czech: what is common to all games. $text is a move or the title of a lesson, $points a formatted number.

coach-name = Trenér

## Buttons and questions

coach-hint = Ukázat radu
coach-again = Zeptat se trenéra
coach-show = Ukázat na plánu
coach-quiet = Už žádné rady

## The advice and its reasons

coach-best = Moje rada: { $text }.
coach-points = celkem bodů: asi { $points }
coach-others = Ostatní hráči
    .gain = ostatní získají méně bodů
    .loss = ostatní získají víc bodů
coach-close-call = Několik tahů je zhruba stejně dobrých.
coach-luck = Žádný důvod nevyčnívá: tenhle tah je o něco lepší hned v několika ohledech.
coach-thinking = Trenér si prohlíží situaci…
coach-lesson = Lekce: { $text }

## The warning before a big mistake

coach-warning = Moment: opravdu to chceš zahrát?
coach-warning-about = Lepší se mi zdá: { $text }.
coach-play-anyway = Přesto zahrát
coach-think-again = Ještě si to rozmyslím

## Beginning and end of the coaching

coach-fades = Teď už víš, jak na to. Dál mlčím a ozvu se, jen když se zeptáš.
coach-first-game = Zahrát si první hru s trenérem
    .about = Snadný bot, ke každému rozhodnutí krátká rada a varování před velkou chybou.
