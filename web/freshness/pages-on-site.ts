import { join } from 'node:path'
import { environment } from '../cms/client.ts'
import { KnownPages } from './known-pages.ts'

export const pagesOnSite = new KnownPages(join('web', environment.siteBuild))
