/** By type, the fields of which a change makes a made-up document the owner's: a holiday does not make the hours his. */
export const madeUpUntil: Readonly<Record<string, readonly string[]>> = {
  business: ['name'],
  city: ['name', 'zipCodes', 'shown'],
  openingHours: ['days'],
  price: ['title', 'kind', 'minimum', 'maximum', 'label', 'shown'],
}
