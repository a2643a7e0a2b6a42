// Drawings, bundled into each remote that imports one (not shared). Decoration: hidden from assistive technology.
export * from './yard-scene.tsx'
export * from './toy-scene.tsx'
export * from './learn-scene.tsx'
export * from './stage-scene.tsx'
export * from './spots.tsx'
