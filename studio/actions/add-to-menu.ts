import type { SanityClient } from 'sanity'
import { publishChange } from '../screens/change-published.ts'
import { useAttempt } from '../screens/use-attempt.ts'
import { useLake } from '../screens/use-lake.ts'

const MENU = 'navigation'
const LINKS = 'services.more'
const TAG = 'add-to-menu'

/** Puts a service into the menu, and says so beside "Publish", with the way back. */
export function useAddToMenu() {
  const client = useLake()
  const { attempt, isBusy } = useAttempt('This wasn’t added to your menu')
  return { add: (id: string) => void attempt(() => addToMenu(client, id)), isBusy }
}

/** Puts a service into the menu of services once, as the last of the small links. A draft of the menus has it too. */
export async function addToMenu(client: SanityClient, id: string): Promise<void> {
  const link = { _key: id, _type: 'menuLink', page: { _type: 'reference', _ref: id, _weak: true } }
  await publishChange(
    client,
    MENU,
    (patch) =>
      patch
        .setIfMissing({ [LINKS]: [] })
        .unset([linkTo(id)])
        .append(LINKS, [link]),
    { tag: TAG, done: 'It’s in your menu.', undo: () => takeOutOfMenu(client, id) },
  )
}

export async function takeOutOfMenu(client: SanityClient, id: string): Promise<void> {
  await publishChange(client, MENU, (patch) => patch.unset([linkTo(id)]), {
    ...{ tag: TAG, done: 'It’s out of your menu again.' },
    undo: () => addToMenu(client, id),
  })
}

const linkTo = (id: string) => `${LINKS}[_key=="${id}"]`
