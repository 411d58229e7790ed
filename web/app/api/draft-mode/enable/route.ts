import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { secretClient } from '../../../../lake/secret-client.ts'

/** Lets in who brings a secret that the Studio has just written into the lake. */
export const { GET } = defineEnableDraftMode({ client: secretClient })
