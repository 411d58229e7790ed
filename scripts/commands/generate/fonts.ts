import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { cutFonts } from '../../fonts/cut.ts'
import { runMain } from '../../product/processes/run-main.ts'

/** `npm run fonts`: subsets the font to the characters and axes that the site and its cards use. Run it when web/styles/fonts.ts changes. */
await runMain(async () => {
  for (const { file, font } of await cutFonts()) {
    writeFileSync(file, font)
    console.log(`${path.basename(file)}: ${font.length} bytes`)
  }
})
