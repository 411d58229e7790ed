import { ClockIcon } from '@sanity/icons/Clock'
import type { DocumentActionComponent } from 'sanity'
import { usePaneRouter } from 'sanity/structure'

/** What was changed when and by whom, and how to go back to it. On a phone the Studio itself has no way to it. */
export const useEarlierVersions: DocumentActionComponent = ({ draft, published }) => {
  const { params, setParams } = usePaneRouter()
  return {
    label: 'Earlier versions',
    icon: ClockIcon,
    disabled: !draft && !published,
    onHandle: () => setParams({ ...params, inspect: 'sanity/structure/history' }),
  }
}
