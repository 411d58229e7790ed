import { join } from 'node:path'
import { environment } from '../cms/client.ts'
import { KeptPictures } from './kept-pictures.ts'

/** More than all pages together ask for. */
const MOST = 5_000

export const picturesOnSite = new KeptPictures(join('web', environment.siteBuild, 'cache', 'pictures'), MOST)
