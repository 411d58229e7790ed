import { UserIcon } from '@sanity/icons/User'
import { defineLocaleResourceBundle, definePlugin } from 'sanity'
import { AccountTool } from './account-tool.tsx'

// Over a document that somebody's role does not let them change.
const READ_ONLY = 'You can read this, but you can’t change it. Ask the owner to.'
const WORDS = {
  'banners.permission-check-banner.missing-permission_create_one': READ_ONLY,
  'banners.permission-check-banner.missing-permission_update_one': READ_ONLY,
}

/** "Account" in the Studio of the embedded lake; at Sanity, an account is managed elsewhere. */
export const account = definePlugin({
  name: 'account',
  tools: [{ name: 'account', title: 'Account', icon: UserIcon, component: AccountTool }],
  i18n: {
    bundles: [defineLocaleResourceBundle({ locale: 'en-US', namespace: 'structure', resources: WORDS })],
  },
})
