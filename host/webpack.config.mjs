import { defineHostBuild } from '@brightyard/build'

export default defineHostBuild(import.meta.url)
