import { addToMenu, type MenuChange } from '../actions/add-to-menu.ts'
import { publishes } from '../screens/publishes.ts'
import { useAttempt } from '../screens/use-attempt.ts'
import { useLake } from '../screens/use-lake.ts'

const IN = 'It’s in your menu.'
const OUT = 'It’s out of your menu again.'

/** Puts a service into the menu, and says so beside "Publish", with the way back. */
export function useAddToMenu() {
  const client = useLake()
  const { attempt, isBusy } = useAttempt('This wasn’t added to your menu')
  const add = (id: string) => void attempt(async () => announce(await addToMenu(client, id), IN))
  return { add, isBusy }
}

function announce({ revision, undo }: MenuChange, done: string): void {
  publishes.next({
    ...{ id: 'navigation', type: 'navigation', revision, done },
    ...{ isFirst: false, isHidden: false },
    undo: async () => announce(await undo(), done === IN ? OUT : IN),
  })
}
