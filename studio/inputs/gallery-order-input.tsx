import { Card, Stack, Text } from '@sanity/ui'
import { type ArrayOfObjectsInputProps, insert, setIfMissing } from 'sanity'
import { z } from 'zod'
import { useLiveQuery } from '../screens/live-query.ts'
import { TouchButton } from '../screens/parts.tsx'

/** What is published, as the gallery shows it. */
const question = {
  query: `*[_type == "project" && inGallery != false]
    | order(_createdAt desc, _id){_id, title}`,
  listensTo: '_type == "project"',
  parser: z.array(z.object({ _id: z.string(), title: z.string().nullable() })),
}

/** The order of the gallery. Above it stand the projects that came since: visitors see them first, until they are dragged elsewhere. */
export function GalleryOrderInput(props: ArrayOfObjectsInputProps) {
  const { value, onChange, renderDefault } = props
  const projects = useLiveQuery(question).answered?.answer ?? []
  const placed = new Set(value?.map((item) => ('_ref' in item ? item._ref : undefined)))
  const fresh = projects.filter(({ _id }) => !placed.has(_id))

  function place() {
    const items = fresh.map(({ _id }) => ({ _type: 'reference', _key: _id, _ref: _id, _weak: true }))
    onChange([setIfMissing([]), insert(items, 'before', [0])])
  }

  return (
    <Stack gap={3}>
      {fresh.length > 0 && (
        <Card tone="primary" padding={3} radius={2} border role="status">
          <Stack gap={3}>
            <Text size={1}>{`New, and first in your gallery: ${listOf(fresh)}.`}</Text>
            <TouchButton
              text="Add to the list, so you can drag them"
              disabled={props.readOnly}
              onClick={place}
            />
          </Stack>
        </Card>
      )}
      {renderDefault(props)}
    </Stack>
  )
}

const listOf = (projects: readonly { title: string | null }[]) =>
  projects.map(({ title }) => title ?? 'a project with no name').join(', ')
