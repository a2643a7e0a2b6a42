import { providedVersions } from '@brightyard/build/provided'
import { runProcess } from './run-process.ts'
import { readSettings } from './settings.ts'
import { startRegistry } from './start-registry.ts'

await runProcess(() => startRegistry(readSettings(process.env), providedVersions()))
