import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Manifest } from '../../published/manifest/manifest-writer.ts'
import { RendererAway } from '../../site.ts'
import type { Outcome } from '../pages/page-maker.ts'
import type { FileMaker } from './file-maker.ts'

/** Brings the files that every page relies on to the version of the site's code; returns those that can't be made. */
export async function publishFixedFiles(
  rendered: readonly string[],
  publicFolder: string,
  files: FileMaker,
  manifest: Manifest,
): Promise<Outcome[]> {
  const copied = await filesIn(publicFolder)
  const outcomes = await Promise.all(
    [...copied, ...rendered].map(async (path): Promise<Outcome[]> => {
      try {
        // The name of a copied file need not change with its content.
        if (copied.includes(path)) await files.remake({ path, kind: 'static' }, false)
        else await files.ensure([{ path, kind: 'static' }])
        manifest.forgetProblem(path)
        return []
      } catch (error) {
        // What is away for one file is away for all of them.
        if (error instanceof RendererAway || !(error instanceof Error)) throw error
        const problem = `${error.message} It is tried again when the site is started.`
        console.error(problem)
        manifest.note({ path, problem, documents: new Set(), fields: [] })
        return [{ path, state: 'problem', problem }]
      }
    }),
  )
  return outcomes.flat()
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll('\\', '/')}`)
}
