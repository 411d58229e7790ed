import { UserIcon } from '@sanity/icons/User'
import { definePlugin } from 'sanity'
import { AccountTool } from './account-tool.tsx'

/** "Account" in the Studio of the embedded lake; at Sanity, an account is managed elsewhere. */
export const account = definePlugin({
  name: 'account',
  tools: [{ name: 'account', title: 'Account', icon: UserIcon, component: AccountTool }],
})
