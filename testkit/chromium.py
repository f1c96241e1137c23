"""How Debian's Chromium is started: flat or with WebGL, and calling nobody."""

from __future__ import annotations

LEFT_OUT = (
    # as Playwright does, whose list this one replaces
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,"
    "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,"
    "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,"
    # pages below the address bar: every window loads two, for more than the page we test costs
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup"
)
FLAGS = [  # nothing calls home
    *("--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--no-first-run", f"--disable-features={LEFT_OUT}"),
]
FLAT = ["--disable-gpu", "--disable-3d-apis"]
SOLID = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"]  # WebGL without a card
