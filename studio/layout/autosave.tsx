import { type ReactNode, useEffect } from 'react'
import { definePlugin, getPublishedId, type InputProps, useDocumentOperation, useFormValue } from 'sanity'
import { isDocumentForm } from './document-form.ts'

/** In milliseconds. Sanity keeps what is typed once a second, and loses the last words when the tab is closed sooner. */
const PAUSE = 200

/** Saves a form as soon as nobody types, and when the owner turns to another app. */
export const autosave = definePlugin({
  name: 'autosave',
  form: { components: { input: AutosaveInput } },
})

function AutosaveInput(props: InputProps) {
  if (!isDocumentForm(props)) return props.renderDefault(props)
  return <Autosave type={props.schemaType.name}>{props.renderDefault(props)}</Autosave>
}

function Autosave({ type, children }: { type: string; children: ReactNode }) {
  const form = useFormValue([])
  const id = getPublishedId(String(useFormValue(['_id']) ?? ''))
  const { commit } = useDocumentOperation(id, type)
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
  return children
}
