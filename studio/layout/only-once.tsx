import { useEffect } from 'react'
import type { InputProps } from 'sanity'
import { useRouter } from 'sanity/router'
import { singletonTypes } from '../schema/index.ts'
import { aroundDocuments, usePublishedId } from './document-form.tsx'

/**
 * A typed address of a second document of a singleton type, or of the singleton as another type, leads to the singleton: its id
 * is the name of its type.
 */
export const OnlyOnce = aroundDocuments((props: InputProps) => {
  const meant = meantBy(usePublishedId(), props.schemaType.name)
  const { navigateIntent } = useRouter()
  useEffect(() => {
    if (meant) navigateIntent('edit', { id: meant, type: meant }, { replace: true })
  }, [meant, navigateIntent])
  return meant ? null : props.renderDefault(props)
})

/** What exists once and is meant by an id and a type that don't belong together; undefined when they do. */
function meantBy(id: string, type: string): string | undefined {
  return id === '' || id === type ? undefined : [id, type].find((name) => singletonTypes.includes(name))
}
