import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { runMain } from '../../console/failure.ts'
import { cutFonts } from '../../fonts/cut.ts'

/** `npm run fonts`: cuts the font to what the site uses of it; run it when web/styles/fonts.ts has changed. */
await runMain(async () => {
  for (const { file, characters, font } of await cutFonts()) {
    writeFileSync(file, font)
    console.log(`${path.basename(file)}: ${characters.length} characters, ${font.length} bytes`)
  }
})
