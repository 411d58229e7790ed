import { client, environment } from '../client.ts'

/** Sees drafts in place of what is published. Its token stays on the server. */
export const draftClient = client.withConfig({ token: environment.lake.token, perspective: 'drafts' })
