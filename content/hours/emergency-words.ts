/** What promises help at any hour. */
const PROMISE = /emergenc|\b24\s?\/\s?7\b|around the clock|\bday (?:or|and) night/i
/** What tells kinds and addresses apart, and what the website leaves out by itself. */
const NOT_READ = ['slug', 'aliases', 'urgency', 'emergency', 'emergencyText', 'areaEmergency']

/** Whether somebody who reads what is in a document is promised help in emergencies. */
export function promisesEmergencies(value: unknown): boolean {
  if (typeof value === 'string') return PROMISE.test(value)
  if (Array.isArray(value)) return value.some(promisesEmergencies)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, field]) => !name.startsWith('_') && !NOT_READ.includes(name) && promisesEmergencies(field),
  )
}
