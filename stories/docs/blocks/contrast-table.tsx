import { contrastPairs, type ContrastPair } from "#design-system/contrast-pairs.ts";
import { contrastRatio, readColours, srgbFromOklch } from "#design-system/contrast.ts";
import { tokensCss } from "./read-tokens.ts";
import "./blocks.css";

const colours = readColours(tokensCss);

function Sample({ pair, theme }: { readonly pair: ContrastPair; readonly theme: "light" | "dark" }) {
  const scheme = pair.scheme ?? theme;
  const text = colours.get(pair.text)?.[scheme];
  const on = colours.get(pair.on)?.[scheme];
  if (text === undefined || on === undefined) throw new Error(`tokens.css lacks ${pair.text} or ${pair.on}`);
  return (
    <td>
      <span className="docs-sample" style={{ color: text, background: on }}>
        {contrastRatio(srgbFromOklch(text), srgbFromOklch(on)).toFixed(1)}
      </span>
    </td>
  );
}

/** Every colour pair of the contrast test, with its ratio in both themes. */
export function ContrastTable() {
  return (
    <table className="docs-table">
      <thead>
        <tr>
          <th scope="col">Colour</th>
          <th scope="col">On</th>
          <th scope="col">For</th>
          <th scope="col">At least</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map((pair) => (
          <tr key={`${pair.text} ${pair.on} ${pair.use}`}>
            <th scope="row">{pair.text}</th>
            <td>{pair.on}</td>
            <td>{pair.use}</td>
            <td>{pair.minimum}</td>
            <Sample pair={pair} theme="light" />
            <Sample pair={pair} theme="dark" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
