import { useEffect } from 'react'
import { getPublishedId, type InputProps, useFormValue } from 'sanity'
import { useRouter } from 'sanity/router'
import { singletonTypes } from '../schema/index.ts'

/** Whoever asks by a typed address for a second document of what exists once comes to the one there is. */
export function OnlyOnce(props: InputProps) {
  const isForm = props.path.length === 0 && singletonTypes.includes(props.schemaType.name)
  return isForm ? <Once {...props} /> : props.renderDefault(props)
}

function Once(props: InputProps) {
  const type = props.schemaType.name
  const id = useFormValue(['_id'])
  const isSecond = typeof id === 'string' && getPublishedId(id) !== type
  const { navigateIntent } = useRouter()
  useEffect(() => {
    if (isSecond) navigateIntent('edit', { id: type, type }, { replace: true })
  }, [isSecond, navigateIntent, type])
  return isSecond ? null : props.renderDefault(props)
}
