import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { HomeIcon } from '@sanity/icons/Home'
import { TagsIcon } from '@sanity/icons/Tags'
import { definePlugin } from 'sanity'
import { Help } from '../help/help.tsx'
import { PriceSheet } from '../prices/price-sheet.tsx'
import type { FindWebsite } from '../website/address.ts'
import { Home } from './home.tsx'

/** Our screens beside the Studio's, the first of which opens when someone logs in. */
export const ownersTools = definePlugin<FindWebsite>((findWebsite) => ({
  name: 'owners-tools',
  tools: [
    {
      name: 'home',
      title: 'Home',
      icon: HomeIcon,
      component: () => <Home findWebsite={findWebsite} />,
    },
    {
      name: 'prices',
      title: 'All prices',
      icon: TagsIcon,
      component: () => <PriceSheet findWebsite={findWebsite} />,
    },
    { name: 'help', title: 'Help', icon: HelpCircleIcon, component: Help },
  ],
}))
