import { useEffect } from 'react'
import { definePlugin, type InputProps, useDocumentOperation, useFormValue } from 'sanity'
import { aroundDocuments, usePublishedId } from '../screens/document-form.tsx'
import { openForm, UntilSaved } from './until-saved.tsx'

/** In milliseconds. Sanity keeps what is typed once a second, and loses the last words when the tab is closed sooner. */
const PAUSE = 200

/** Saves a form as soon as nobody types, when the owner turns to another app, and after it was left. */
export const autosave = definePlugin({
  name: 'autosave',
  form: { components: { input: aroundDocuments(Autosave) } },
  studio: { components: { layout: UntilSaved } },
})

function Autosave(props: InputProps) {
  const form = useFormValue([])
  const id = usePublishedId()
  const type = props.schemaType.name
  const { commit } = useDocumentOperation(id, type)
  useEffect(() => (id === '' ? undefined : openForm(id, type)), [id, type])
  useEffect(() => {
    if (!form || commit.disabled) return
    const keep = () => commit.execute()
    const leave = () => document.visibilityState === 'hidden' && keep()
    const pause = setTimeout(keep, PAUSE)
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearTimeout(pause)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [form, commit])
  return props.renderDefault(props)
}
