import { useEffect } from 'react'
import { useRouterState } from 'sanity/router'
import { fieldsIn } from '../unknown-values.ts'
import { fieldAt, formTab } from './sanitys-parts.ts'

/** In milliseconds, between two looks for a field of a form that is still coming. */
const AGAIN = 100

/** On a phone, where the form is behind the page: a tap on the page brings it to the front, with the field that was tapped in sight. */
export function useFormAfterTap(): void {
  const { path } = fieldsIn(fieldsIn(useRouterState()).preview)
  useEffect(() => {
    const tab = formTab()
    if (typeof path !== 'string' || !tab || tab.ariaSelected === 'true') return
    tab.click()
    const looking = setInterval(() => {
      const field = fieldAt(path)
      if (!field?.checkVisibility()) return
      field.scrollIntoView({ block: 'center' })
      clearInterval(looking)
    }, AGAIN)
    return () => clearInterval(looking)
  }, [path])
}
