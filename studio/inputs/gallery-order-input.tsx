import { Button, Card, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type ArrayOfObjectsInputProps, insert, setIfMissing, useClient } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/environment.ts'

type Project = { _id: string; title: string | null }

const inGallery = `*[_type == "project" && inGallery != false] | order(_createdAt desc, _id){_id, title}`

/** The order of the gallery. Above it stand the projects that came since: visitors see them first, until they are dragged elsewhere. */
export function GalleryOrderInput(props: ArrayOfObjectsInputProps) {
  const { value, onChange, renderDefault } = props
  const projects = useProjects()
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
            <Text size={1}>{`New, and first in the gallery: ${listOf(fresh)}.`}</Text>
            <Button
              text="Put into the list, to drag elsewhere"
              mode="ghost"
              style={{ minHeight: 44 }}
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

/** What is published, as the gallery shows it. */
function useProjects(): Project[] {
  const client = useClient({ apiVersion: SANITY_API_VERSION })
  const [projects, setProjects] = useState<Project[]>([])
  useEffect(() => {
    const asked = new AbortController()
    client
      .withConfig({ perspective: 'published' })
      .fetch<Project[]>(inGallery, {}, { signal: asked.signal })
      .then(setProjects)
      // The list below stays usable without it.
      .catch((error: unknown) => asked.signal.aborted || console.error(error))
    return () => asked.abort()
  }, [client])
  return projects
}

const listOf = (projects: readonly Project[]) =>
  projects.map(({ title }) => title ?? 'a project without a name').join(', ')
