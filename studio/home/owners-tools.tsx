import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { HomeIcon } from '@sanity/icons/Home'
import { TagsIcon } from '@sanity/icons/Tags'
import { definePlugin } from 'sanity'
import { Help } from '../help/help.tsx'
import { PriceSheet } from '../prices/price-sheet.tsx'
import type { FindWebsite } from '../website/address.ts'
import { Home } from './home.tsx'

type OwnersTools = {
  findWebsite: FindWebsite
  /** Where Sanity keeps the content, it keeps backups too. */
  keepsBackups: boolean
}

/** Our screens beside the Studio's, the first of which opens when someone logs in. */
export const ownersTools = definePlugin<OwnersTools>(({ findWebsite, keepsBackups }) => ({
  name: 'owners-tools',
  tools: [
    {
      name: 'home',
      title: 'Home',
      icon: HomeIcon,
      component: () => <Home findWebsite={findWebsite} keepsBackups={keepsBackups} />,
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
