// Drawings, bundled into each remote that imports one (not shared). Decoration: hidden from assistive technology.
export * from './scenes.tsx'
export * from './spots.tsx'
