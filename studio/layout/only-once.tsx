import { useEffect } from 'react'
import { getPublishedId, type InputProps, useFormValue } from 'sanity'
import { useRouter } from 'sanity/router'
import { singletonTypes } from '../schema/index.ts'

/**
 * A typed address of a second document of a singleton type, or of the singleton as another type, leads to the singleton: its id
 * is the name of its type.
 */
export function OnlyOnce(props: InputProps) {
  const isForm = props.path.length === 0 && props.schemaType.type?.name === 'document'
  return isForm ? <Once {...props} /> : props.renderDefault(props)
}

function Once(props: InputProps) {
  const type = props.schemaType.name
  const id = useFormValue(['_id'])
  const meant = typeof id === 'string' ? meantBy(getPublishedId(id), type) : undefined
  const { navigateIntent } = useRouter()
  useEffect(() => {
    if (meant) navigateIntent('edit', { id: meant, type: meant }, { replace: true })
  }, [meant, navigateIntent])
  return meant ? null : props.renderDefault(props)
}

/** What exists once and is meant by an id and a type that don't belong together; undefined when they do. */
function meantBy(id: string, type: string): string | undefined {
  return id === type ? undefined : [id, type].find((name) => singletonTypes.includes(name))
}
