/** What was typed into a form: the words by the name of the field. */
export type Typed = Readonly<Record<string, string>>

/** How long they are kept, in milliseconds: 30 days, as the form says. */
const LONGEST = 30 * 24 * 60 * 60 * 1000

/** Survives a reload and a closed window, until a mail program is asked to open. */
export const drafts = (form: string) => store(`quote-draft:${form}`)

/** The request that a mail program was last asked to open: it may not have opened, and a phone may have closed the page for it. */
export const handedOver = (form: string) => store(`quote-opened:${form}`)

type Store = {
  /** False when it is kept for this page only. */
  keep: (typed: Typed) => boolean
  drop: () => void
  read: () => Typed | undefined
}

/** Where storage is switched off, any access throws: then only this page remembers. */
function store(key: string): Store {
  let here: Typed | undefined
  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act()
    } catch (error) {
      console.info('What is typed is kept for this page only, because this browser stores nothing.', error)
      return undefined
    }
  }
  const drop = () => {
    here = undefined
    attempt(() => localStorage.removeItem(key))
  }
  return {
    keep(typed) {
      here = typed
      const text = JSON.stringify({ typed, at: Date.now() })
      attempt(() => localStorage.setItem(key, text))
      return attempt(() => localStorage.getItem(key)) === text
    },
    drop,
    read() {
      const text = attempt(() => localStorage.getItem(key))
      const typed = attempt(() => typedIn(text))
      // Expired, or not in our format: removed.
      if (text && !typed) drop()
      return typed ?? here
    },
  }
}

function typedIn(text: string | null | undefined): Typed | undefined {
  if (!text) return undefined
  const kept: unknown = JSON.parse(text)
  if (!isKept(kept) || Date.now() - kept.at > LONGEST) return undefined
  return Object.fromEntries(
    Object.entries(kept.typed).flatMap(([name, words]) => (typeof words === 'string' ? [[name, words]] : [])),
  )
}

function isKept(kept: unknown): kept is { typed: object; at: number } {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'typed' in kept &&
    typeof kept.typed === 'object' &&
    kept.typed !== null &&
    'at' in kept &&
    typeof kept.at === 'number'
  )
}
