/** What Sanity says of a field by itself, in the owner's words. */
export const validationWords = {
  'array.item-duplicate': 'You have this one twice. Take one out.',
  'date.invalid-format': 'Choose a day of the calendar.',
  'generic.incorrect-type': 'Something else than a form wrote this. Clear it, and fill it in again.',
  'generic.not-allowed': 'Choose from the list.',
  'generic.not-allowed_hint': 'Choose from the list.',
  'generic.required': 'Fill this in.',
  'object.reference-not-published':
    'What you chose isn’t published yet. Publish it first, or choose another one.',
  'slug.missing-current': 'Press "Generate" to make the web address.',
  'slug.not-object': 'Press "Generate" to make the web address.',
  'string.url.invalid': 'Paste the full address, starting with https://.',
}
