export { createEdge, type EdgeFolders, foldersOf } from './edge.ts'
export { EdgeSettings } from './settings.ts'
