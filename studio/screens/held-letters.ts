/** The editors with letters that the form does not have yet. */
const held = new Set<object>()

export const hold = (editor: object): unknown => held.add(editor)

export const release = (editor: object): unknown => held.delete(editor)

export const holdsLetters = (): boolean => held.size > 0
