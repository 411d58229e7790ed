import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { type DocumentActionComponent, type SanityClient, useSchema } from 'sanity'
import { fieldsOf } from '../document-title.ts'
import { changePublished } from '../screens/change-published.ts'
import { useMayChange } from '../screens/may-change.ts'
import { useAttempt } from '../screens/use-attempt.ts'
import { useLake } from '../screens/use-lake.ts'

/** "Hide from the website", or the way back: the form's switch and "Publish" in one tap, which leaves all other changes as drafts. */
export const useShowOrHide: DocumentActionComponent = ({ id, type, published }) => {
  const client = useLake()
  const { isBusy, attempt } = useAttempt('That didn’t work')
  const hasSwitch = fieldsOf(useSchema(), type).some(({ name }) => name === 'shown')
  const mayChange = useMayChange()(type)
  if (!published || !hasSwitch || !mayChange) return null
  const isHidden = published.shown === false
  return {
    label: isHidden ? 'Show on the website' : 'Hide from the website',
    icon: isHidden ? EyeOpenIcon : EyeClosedIcon,
    disabled: isBusy,
    onHandle: () => void attempt(() => show(client, id, isHidden)),
  }
}
useShowOrHide.action = 'unpublish'

/** Shows a published document on the website, or hides it, and its draft alike: by itself from then on. Rejects when there is none. */
export async function show(client: SanityClient, id: string, shown: boolean): Promise<void> {
  await changePublished(client, id, (patch) => patch.set({ shown }).unset(['removed']), 'show-or-hide')
}
