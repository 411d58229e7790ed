/** What was typed into a form: the words by the name of the field. */
export type Typed = Readonly<Record<string, string>>

/** Survives a reload and a closed window, until the request is sent. */
export const drafts = (form: string) => shelf(() => localStorage, `quote-draft:${form}`)

/** What was sent last, for as long as the window is open. */
export const sent = (form: string) => shelf(() => sessionStorage, `quote-sent:${form}`)

type Shelf = {
  /** False when it is kept for this page only. */
  keep: (typed: Typed) => boolean
  drop: () => void
  read: () => Typed | undefined
}

/** Storage that is switched off throws when it is touched: then the page alone remembers. */
function shelf(storage: () => Storage, key: string): Shelf {
  let here: Typed | undefined
  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act()
    } catch (error) {
      console.info('What is typed is kept for this page only, because this browser stores nothing.', error)
      return undefined
    }
  }
  return {
    keep(typed) {
      here = typed
      const text = JSON.stringify(typed)
      attempt(() => storage().setItem(key, text))
      return attempt(() => storage().getItem(key)) === text
    },
    drop() {
      here = undefined
      attempt(() => storage().removeItem(key))
    },
    read: () => attempt(() => typedIn(storage().getItem(key))) ?? here,
  }
}

function typedIn(text: string | null): Typed | undefined {
  if (!text) return undefined
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed !== 'object' || parsed === null) return undefined
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([name, words]) => (typeof words === 'string' ? [[name, words]] : [])),
  )
}
