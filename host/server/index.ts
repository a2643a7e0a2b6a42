export { createEdge } from './edge.ts'
export { type EdgeFolders, foldersOf } from './edge-folders.ts'
export { EdgeSettings } from './settings.ts'
