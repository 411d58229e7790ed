import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SCHEMA = 'http://schema.org/'
const CLASS = 'http://www.w3.org/2000/01/rdf-schema#Class'
const PROPERTY = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property'

/** The words of schema.org and what they may be said of, as its own release defines them. */
export class Vocabulary {
  readonly #statements = new Map<string, Map<string, string[]>>()

  /** Each line of the file is one statement: `<subject> <predicate> <object> <graph> .` */
  constructor() {
    const file = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'))
    const lines = readFileSync(file, 'utf8').matchAll(/^<([^>]+)> <([^>]+)> <([^>]+)> /gm)
    for (const [, subject = '', predicate = '', object = ''] of lines)
      this.#keep(shortened(subject), predicate.replace(/^.*[/#]/, ''), shortened(object))
  }

  isClass(name: string): boolean {
    return this.#of(name, 'type').includes(CLASS)
  }

  isProperty(name: string): boolean {
    return this.#of(name, 'type').includes(PROPERTY)
  }

  /** What to say in place of a word that schema.org has given up. */
  successorOf(name: string): string | undefined {
    return this.#of(name, 'supersededBy')[0]
  }

  /** Tells whether the one class is the other or a kind of it. */
  isA(name: string, other: string): boolean {
    return name === other || this.#of(name, 'subClassOf').some((parent) => this.isA(parent, other))
  }

  /** Tells whether things of this class may have the property. */
  isSaidOf(property: string, name: string): boolean {
    return this.#of(property, 'domainIncludes').some((domain) => this.isA(name, domain))
  }

  rangesOf(property: string): readonly string[] {
    return this.#of(property, 'rangeIncludes')
  }

  /** Tells whether a value is one of those that schema.org lists, such as a day of the week, by its name or address. */
  isMember(value: string, name: string): boolean {
    const member = value.replace(/^https?:\/\/schema\.org\//, '')
    return this.#of(member, 'type').some((kind) => kind !== CLASS && this.isA(kind, name))
  }

  #keep(subject: string, predicate: string, object: string): void {
    const known = this.#statements.get(subject) ?? new Map<string, string[]>()
    this.#statements.set(subject, known.set(predicate, [...(known.get(predicate) ?? []), object]))
  }

  #of(subject: string, predicate: string): readonly string[] {
    return this.#statements.get(subject)?.get(predicate) ?? []
  }
}

function shortened(address: string): string {
  return address.startsWith(SCHEMA) ? address.slice(SCHEMA.length) : address
}
