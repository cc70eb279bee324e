import type { Plugin } from "vite";

/** A feature of React DOM that the site does not use. */
export interface UnusedFeature {
  readonly name: string;
  /** What in the site's code would use it. */
  readonly use: RegExp;
  /**
   * Functions that do something only for this feature, each with the value it returns otherwise. React calls some of them
   * at every commit or event, to find out whether the feature is used.
   */
  readonly functions: Readonly<Record<string, string>>;
}

/** The same value for several functions. */
function all(value: string, ...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

export const unusedFeatures: readonly UnusedFeature[] = [
  {
    name: "view transitions",
    use: /\bViewTransition\b|\baddTransitionType\b/,
    functions: all(
      "undefined",
      "applyViewTransitionName",
      "applyViewTransitionToHostInstances",
      "commitAfterMutationEffectsOnFiber",
      "commitAppearingPairViewTransitions",
      "commitDeletedPairViewTransitions",
      "commitEnterViewTransitions",
      "commitExitViewTransitions",
      "commitNestedViewTransitions",
      "createViewTransitionInstance",
      "flushAfterMutationEffects",
      "getViewTransitionClassName",
      "getViewTransitionName",
      "measureNestedViewTransitions",
      "reportViewTransitionError",
      "restoreEnterOrExitViewTransitions",
      "restoreNestedViewTransitions",
      "restoreViewTransitionOnHostInstances",
      "scheduleViewTransitionEvent",
      "startViewTransition",
      "trackEnterViewTransitions",
    ),
  },
  {
    name: "references to fragments",
    use: /<Fragment\b[^>]*\bref=/,
    functions: all(
      "undefined",
      "FragmentInstance",
      "addFragmentHandleToFiber",
      "commitFragmentInstanceDeletionEffects",
      "commitFragmentInstanceInsertionEffects",
      "commitNewChildToFragmentInstances",
    ),
  },
  {
    name: "Activity and SuspenseList",
    use: /<Activity\b|\bSuspenseList\b/,
    functions: {
      ...all("null", "findFirstSuspended", "updateActivityComponent", "updateSuspenseListComponent"),
      cutOffTailIfNeeded: "undefined",
    },
  },
  {
    name: "form actions",
    use: /\b(?:useActionState|useFormState|useFormStatus|useOptimistic|requestFormReset)\b|<form\b[^>]*\baction=\{|\bformAction=\{/,
    functions: all(
      "undefined",
      "extractEvents$1",
      "mountActionState",
      "requestFormReset$1",
      "rerenderActionState",
      "startHostTransition",
      "updateActionState",
      "updateOptimisticImpl",
    ),
  },
  {
    name: "stylesheets, scripts and preloads of components",
    use: /\bprecedence=|<script\b[^>]*\basync\b|\bimport \{[^}]*\b(?:pre(?:connect|init|load)\w*|prefetchDNS)\b[^}]*\} from "react-dom"/,
    functions: {
      ...all("null", "acquireResource", "getResource"),
      ...all(
        "undefined",
        "insertSuspendedStylesheets",
        "preconnectAs",
        "preinitModuleScript",
        "preinitScript",
        "preinitStyle",
        "preload",
        "preloadModule",
        "suspendResource",
      ),
      preloadResource: "true",
    },
  },
  {
    name: "events of selecting and composing",
    use: /\bon(?:Select|BeforeInput|Composition(?:Start|Update|End))(?:Capture)?=/,
    functions: {
      ...all("undefined", "constructSelectEvent", "getFallbackBeforeInputChars", "getNativeBeforeInputChars"),
      getDataFromCustomEvent: "null",
      isFallbackCompositionEnd: "false",
    },
  },
  {
    name: "the cache of React Compiler",
    use: /"react\/compiler-runtime"/,
    functions: { useMemoCache: "undefined" },
  },
  {
    name: "stacks of components in reports of errors",
    use: /\bcomponentStack\b/,
    functions: { getStackByFiberInDevAndProd: '""' },
  },
];

/**
 * Takes features out of React DOM.
 * @param code - Its production build, which has one function a feature's step, at the start of a line.
 * @throws If it lacks one of the functions, as after an update of React.
 */
export function shakenReactDom(code: string): string {
  let shaken = code.replaceAll(/^FragmentInstance\.prototype\.\w+ = function[^]*?^\};$/gm, "");
  for (const { name, functions } of unusedFeatures) {
    for (const [called, value] of Object.entries(functions)) {
      const whole = new RegExp(`^function ${called.replaceAll("$", String.raw`\$$`)}\\([^]*?^\\}$`, "m");
      if (!whole.test(shaken)) throw new Error(`React DOM has no function ${called} for ${name}: see its changes`);
      shaken = shaken.replace(whole, () => `function ${called}() { return ${value}; }`);
    }
  }
  return shaken;
}

/**
 * Takes out of React DOM what the site doesn't use, which saves 10 of 58 KB with Brotli on every page: bundlers include
 * the package whole. `tests/architecture/react-features.test.ts` fails if the site starts to use such a feature. Then
 * remove it from the list.
 */
export function shakeReactDom(): Plugin {
  return {
    name: "shake-react-dom",
    transform: {
      filter: { id: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: shakenReactDom(code), map: null }),
    },
  };
}
