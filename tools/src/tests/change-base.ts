import { root } from '../root.ts'
import { runCommand } from '../run-command.ts'

/** The commit that the present work grew from: where it left the main branch; on the main branch itself its last landing. */
export async function changeBase(): Promise<string> {
  for (const branch of ['origin/main', 'main']) {
    const { code, standardOutput } = await runCommand('git', ['merge-base', 'HEAD', branch])
    if (code === 0) return standardOutput.trim()
  }
  return 'HEAD'
}

/** Files that differ from a commit: committed since, not committed yet, new, and deleted ones. */
export async function changedFiles(base: string, folder: string = root): Promise<string[]> {
  const commands = [
    ['diff', '--name-only', '--no-renames', '-z', base],
    ['ls-files', '--others', '--exclude-standard', '-z'],
  ]
  const lists = await Promise.all(
    commands.map(async (args) => {
      const { code, output, standardOutput } = await runCommand('git', args, { cwd: folder })
      if (code !== 0) throw new Error(output)
      return standardOutput.split('\0').filter((name) => name !== '')
    }),
  )
  return lists.flat()
}
