import { type ObjectInputProps, type Reference, set, unset } from 'sanity'
import { z } from 'zod'
import { useLiveQuery } from '../screens/live-query.ts'
import { Choice } from '../screens/parts.tsx'

const parser = z.array(z.object({ _id: z.string(), title: z.string().nullable() }))

/** One of a few documents, as a list that phones roll under the thumb; `name` is the field with its name. */
function chooseDocument(type: string, name: string, none: string) {
  const query = `*[_type == "${type}"] | order(${name}){_id, "title": ${name}}`
  const question = { query, listensTo: `_type == "${type}"`, parser }
  return function ChooseDocument({ value, onChange, elementProps, readOnly }: ObjectInputProps<Reference>) {
    const { answered } = useLiveQuery(question)
    const offered = answered?.answer ?? []
    const chosen = value?._ref ?? ''
    const isOffered = chosen === '' || offered.some(({ _id }) => _id === chosen)
    const missing = answered ? 'One that’s not on your website now' : '…'
    return (
      <Choice
        {...elementProps}
        readOnly={readOnly}
        value={chosen}
        options={[
          ['', none],
          ...(isOffered ? [] : [[chosen, missing] as const]),
          ...offered.map(({ _id, title }) => [_id, title ?? 'No name yet'] as const),
        ]}
        onChoose={(id) => onChange(id ? set({ _type: 'reference', _ref: id, _weak: true }) : unset())}
      />
    )
  }
}

export const ChooseTown = chooseDocument('city', 'name', 'No town')
export const ChooseJob = chooseDocument('service', 'title', 'No job')
