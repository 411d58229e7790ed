import type { Patch } from '@sanity/client'
import type { SanityClient } from 'sanity'
import { changePublished } from './change-published.ts'

const MENU = 'navigation'
const LINKS = 'services.more'

/** The menus as they are published now, and how to take the change back. */
export type MenuChange = { revision: string; undo: () => Promise<MenuChange> }

/** Puts a service into the menu of services once, as the last of the small links. A draft of the menus has it too. */
export async function addToMenu(client: SanityClient, id: string): Promise<MenuChange> {
  const link = { _key: id, _type: 'menuLink', page: { _type: 'reference', _ref: id, _weak: true } }
  const before = `${LINKS}[_key=="${id}"]`
  const revision = await changeMenus(client, (patch) =>
    patch
      .setIfMissing({ [LINKS]: [] })
      .unset([before])
      .append(LINKS, [link]),
  )
  const undo = async () => ({
    revision: await changeMenus(client, (patch) => patch.unset([before])),
    undo: () => addToMenu(client, id),
  })
  return { revision, undo }
}

function changeMenus(client: SanityClient, change: (patch: Patch) => Patch): Promise<string> {
  return changePublished(client, MENU, change, 'add-to-menu')
}
