import { existsSync } from 'node:fs'
import { runCommand } from '../run-command.ts'

/** Whether a missing program can be installed without asking anyone: root on Debian, as in CI. */
export const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Installs Debian packages; false when that did not work out, and the next way is tried. */
export async function installDebianPackage(...names: string[]): Promise<boolean> {
  if (!canInstall()) return false
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { environment })
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names]
  const { code } = await runCommand('apt-get', install, { environment })
  return code === 0
}
