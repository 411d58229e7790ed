import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'
import type { LayoutProps } from 'sanity'
import { refusals } from './refusals.ts'

/** Long enough to read it, choose another photo and look back. */
const SHOWN_FOR_MS = 60_000

/** The Studio, which says of each file that can't be used why, and what to do. */
export function RefusalLayout(props: LayoutProps) {
  const { push } = useToast()
  useEffect(
    () =>
      refusals.subscribe(({ file, reason }) => {
        const title = `${file} wasn’t used`
        push({ status: 'warning', title, description: reason, closable: true, duration: SHOWN_FOR_MS })
      }),
    [push],
  )
  return props.renderDefault(props)
}
