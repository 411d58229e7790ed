/** What was typed into a form: the words by the name of the field. */
export type Typed = Readonly<Record<string, string>>

/** How long drafts are kept, in milliseconds: 30 days, as the form says. */
const LONGEST = 30 * 24 * 60 * 60 * 1000

/** Survives a reload and a closed window, until the request is sent. */
export const drafts = (form: string) => store(() => localStorage, `quote-draft:${form}`)

/** The request that a mail program was last asked to open, until the visitor says whether it was sent. */
export const opened = (form: string) => store(() => localStorage, `quote-opened:${form}`)

/** The request that was sent last, until the window is closed. */
export const sent = (form: string) => store(() => sessionStorage, `quote-sent:${form}`)

type Store = {
  /** False when it is kept for this page only. */
  keep: (typed: Typed) => boolean
  drop: () => void
  read: () => Typed | undefined
}

/** Where storage is switched off, any access throws: then only this page remembers. */
function store(storage: () => Storage, key: string): Store {
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
    attempt(() => storage().removeItem(key))
  }
  return {
    keep(typed) {
      here = typed
      const text = JSON.stringify({ typed, at: Date.now() })
      attempt(() => storage().setItem(key, text))
      return attempt(() => storage().getItem(key)) === text
    },
    drop,
    read() {
      const text = attempt(() => storage().getItem(key))
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
