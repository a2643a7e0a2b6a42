import { defineRemoteBuild } from '@brightyard/build'

export default defineRemoteBuild(import.meta.url)
