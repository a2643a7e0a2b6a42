/** Behind a shadow root, so that no remote can change how the inspector looks. */
export const inspectorStyles = `
:host { all: initial; }
* { box-sizing: border-box; }
.panel {
  position: fixed; z-index: 2147483000; inset: auto 0 0 0; height: min(85dvh, 46rem);
  display: flex; flex-direction: column; background: #fffdf8; color: #1d2a33;
  border-radius: 1.25rem 1.25rem 0 0; box-shadow: 0 -0.5rem 2.5rem rgb(12 38 52 / 0.28);
  font: 400 0.9375rem/1.5 'Figtree', system-ui, sans-serif;
}
@media (min-width: 48rem) {
  .panel { inset: 0 0 0 auto; width: 28rem; height: auto; border-radius: 1.25rem 0 0 1.25rem; }
}
header {
  display: flex; align-items: flex-start; justify-content: space-between; gap: 1rem;
  padding: 1.125rem 1.25rem 1rem; background: #0b4a60; color: #fff; border-radius: inherit;
  border-bottom-left-radius: 0; border-bottom-right-radius: 0;
}
h2, h3, h4 { margin: 0; font-family: 'Baloo 2', system-ui, sans-serif; line-height: 1.2; }
h2 { font-size: 1.5rem; }
h2:focus { outline: none; }
header p { margin: 0.125rem 0 0; color: #d9eef5; }
.body { flex: 1; overflow-y: auto; overscroll-behavior: contain; padding: 0 1.25rem 2rem; }
section { padding-top: 1.5rem; }
h3 { font-size: 1.125rem; margin-bottom: 0.625rem; color: #0b4a60; }
h4 { font-size: 1.0625rem; display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
p { margin: 0 0 0.5rem; }
article { background: #fff; border: 1px solid #dfe6e4; border-radius: 0.875rem; padding: 0.875rem 1rem; margin-bottom: 0.75rem; }
dl { margin: 0.5rem 0 0; display: grid; gap: 0.25rem; }
dl div { display: grid; grid-template-columns: 7.25rem minmax(0, 1fr); gap: 0.5rem; }
dt { color: #51616b; }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.tag { font: 600 0.75rem/1.4 'Figtree', system-ui, sans-serif; padding: 0.125rem 0.5rem; border-radius: 99rem; }
.good { background: #dcf2e4; color: #14532d; }
.warm { background: #ffe7bd; color: #6b3d00; }
.bad { background: #fde2dd; color: #8a1c10; }
.rows { list-style: none; margin: 0; padding: 0; }
.rows li { display: flex; flex-wrap: wrap; gap: 0.125rem 0.75rem; align-items: baseline; padding: 0.5rem 0; border-bottom: 1px solid #e6ebe9; }
.rows strong { overflow-wrap: anywhere; }
.rows span { color: #43525b; overflow-wrap: anywhere; flex: 1 1 12rem; }
.rows time { color: #51616b; margin-left: auto; font-variant-numeric: tabular-nums; }
.rows code { flex: 1 1 100%; font: 0.8125rem/1.45 ui-monospace, monospace; color: #43525b; overflow-wrap: anywhere; max-height: 4.4em; overflow: hidden; }
form { display: grid; gap: 0.375rem; margin-top: 0.75rem; background: #f3f7f6; border-radius: 0.875rem; padding: 1rem; }
label { font-weight: 700; }
input {
  font: inherit; color: inherit; width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem;
  background: #fff; border: 1px solid #74858f; border-radius: 0.625rem; margin-bottom: 0.25rem;
}
.help { color: #51616b; font-size: 0.875rem; }
.rows .problem, .problem { color: #8a1c10; }
button {
  font: inherit; font-weight: 700; min-height: 2.5rem; padding: 0.375rem 1rem; cursor: pointer;
  color: #0b4a60; background: #fff; border: 1px solid #0b4a60; border-radius: 99rem;
}
button:disabled { opacity: 0.6; cursor: default; }
.solid { color: #fff; background: #0b6583; border-color: #0b6583; justify-self: start; }
.plain { color: #fff; background: transparent; border-color: #ffffff8c; }
:focus-visible { outline: 3px solid #f2a51a; outline-offset: 2px; }
.badge {
  position: fixed; z-index: 2147482000; left: 1rem; bottom: 1rem; display: inline-flex; align-items: center; gap: 0.5rem;
  font: 700 0.9375rem/1.3 'Figtree', system-ui, sans-serif; min-height: 2.75rem;
  color: #3d2300; background: #ffd27a; border: 2px solid #6b3d00; box-shadow: 0 0.25rem 1rem rgb(12 38 52 / 0.25);
}
@media print { .badge, .panel { display: none; } }
`
