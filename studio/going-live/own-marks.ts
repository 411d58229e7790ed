type Fields = Readonly<Record<string, unknown>>

/** By type, the paths of what a change of makes a made-up document the owner's: a holiday does not make the hours his. */
const DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  aboutPage: ['story'],
  business: ['name'],
  city: ['name', 'zipCodes', 'shown'],
  homePage: ['hero.heading'],
  openingHours: ['days'],
  price: ['title', 'kind', 'minimum', 'maximum', 'label', 'shown'],
}

/** The same of the parts of a document that have a mark of their own, such as one license of several. */
const PARTS: typeof DOCUMENTS = {
  licences: ['number'],
  insurance: ['text'],
  financing: ['text'],
  founder: ['name'],
  // Both have to be changed: each tells of a made-up person.
  owner: ['intro text'],
}

/** By type, what tells where a value of ours comes from, by the field that has the value: it goes once the owner chooses his own. */
const ORIGINS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  business: { counties: 'countiesFrom' },
  city: { travelTime: 'travelFrom' },
}
/** Of any type. */
const REMOVED = { shown: 'removed' }

/** The paths of the marks of samples, such as `licences[_key=="a"].sample`, that a draft has on what is the owner's by now, and of origins. */
export function ownMarks(type: string, draft: Fields, published: Fields): string[] {
  const inParts = Object.entries(PARTS).flatMap(([field, typed]) =>
    partsOf(draft[field], field).flatMap(([path, part]) => {
      const before = partsOf(published[field], field).find(([place]) => place === path)?.[1]
      return before && isOwn(part, before, typed) ? [`${path}.sample`] : []
    }),
  )
  const origins = Object.entries({ ...REMOVED, ...ORIGINS[type] }).flatMap(([field, origin]) =>
    draft[origin] !== undefined && differ(draft, published, field) ? [origin] : [],
  )
  return [...(isOwn(draft, published, DOCUMENTS[type]) ? ['sample'] : []), ...inParts, ...origins]
}

const isOwn = (now: Fields, before: Fields, typed: readonly string[] = []): boolean =>
  now.sample === true &&
  before.sample === true &&
  typed.some((paths) => paths.split(' ').every((path) => differ(now, before, path)))

function differ(now: Fields, before: Fields, path: string): boolean {
  const at = (fields: Fields) => path.split('.').reduce<unknown>((value, name) => Object(value)[name], fields)
  return JSON.stringify(at(now)) !== JSON.stringify(at(before))
}

/** An object, or each of a list of objects, with its path. */
function partsOf(value: unknown, path: string): (readonly [path: string, part: Fields])[] {
  if (Array.isArray(value))
    return value.flatMap((item) => (isFields(item) ? [[`${path}[_key=="${item._key}"]`, item] as const] : []))
  return isFields(value) ? [[path, value]] : []
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
