import { runCommand } from '../run-command.ts'

/** The commit that the present work grew from: where it left the main branch; on the main branch itself its last landing. */
export async function changeBase(): Promise<string> {
  for (const branch of ['origin/main', 'main']) {
    const { code, standardOutput } = await runCommand('git', ['merge-base', 'HEAD', branch])
    if (code === 0) return standardOutput.trim()
  }
  return 'HEAD'
}
