import { useEffect } from 'react'
import { getPublishedId, type InputProps, useFormValue } from 'sanity'
import { useRouter } from 'sanity/router'
import { singletonTypes } from '../schema/index.ts'

/**
 * Whoever asks by a typed address for a second document of what exists once, or for the one there is as if it were something
 * else, comes to the one there is: its id is the name of its type.
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
